/** The notes of the chime: frequency in hertz, and start in seconds. */
const notes = [
  [784, 0],
  [1047, 0.12],
] as const;
const noteSeconds = 0.35;
const loudness = 0.08;

let context: AudioContext | null = null;

/**
 * Plays two soft notes, made by the browser: no file is loaded, and no policy has to allow one. It is silent until the person has used
 * the page, as browsers demand.
 */
export function playChime() {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  // It is suspended after a phone call, for example.
  void context.resume();
  for (const [frequency, delay] of notes) {
    const start = context.currentTime + delay;
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + noteSeconds);
  }
}
