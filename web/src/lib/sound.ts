/** Quiet sounds, made on the spot: no files, and nothing before somebody has asked for sound. */
export type Sound = "slide" | "set" | "bell" | "reveal" | "refuse" | "end";

let context: AudioContext | null = null;
let on = false;

/** Sound is wanted or not. Browsers start it only from a click or a key, which is when this is called. */
export function wantSound(wanted: boolean): void {
  on = wanted;
  if (wanted) void (context ??= new AudioContext()).resume();
}

export function sound(name: Sound): void {
  if (!on || document.hidden) return;
  context ??= new AudioContext();
  if (context.state === "running") MADE[name](context, context.currentTime);
}

const MADE: Record<Sound, (audio: AudioContext, at: number) => void> = {
  slide: (audio, at) => paper(audio, at, { from: 900, to: 2600, length: 0.16, loud: 0.05 }),
  set: (audio, at) => {
    paper(audio, at, { from: 2200, to: 500, length: 0.06, loud: 0.08 });
    tone(audio, at, 130, 0.09, 0.07);
  },
  bell: (audio, at) => {
    for (const [times, loud] of [[1, 0.05], [2.76, 0.018], [5.4, 0.008]] as const) tone(audio, at, 659 * times, 1.1 / times, loud); // prettier-ignore
  },
  reveal: (audio, at) => paper(audio, at, { from: 300, to: 3800, length: 0.5, loud: 0.06 }),
  refuse: (audio, at) => {
    tone(audio, at, 196, 0.12, 0.06);
    tone(audio, at + 0.1, 165, 0.16, 0.06);
  },
  end: (audio, at) => [392, 494, 587, 784].forEach((pitch, i) => tone(audio, at + i * 0.13, pitch, 0.7, 0.04)),
};

/** A note that dies away. */
function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const source = new OscillatorNode(audio, { frequency: pitch });
  play(audio, source, source, at, length, loud);
}

/** Paper over paper: noise through a filter that moves. */
function paper(
  audio: AudioContext,
  at: number,
  { from, to, length, loud }: { from: number; to: number; length: number; loud: number },
): void {
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * length), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", Q: 0.8, frequency: from });
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter);
  play(audio, source, filter, at, length, loud);
}

function play(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  last: AudioNode,
  at: number,
  length: number,
  loud: number,
): void {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  last.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}
