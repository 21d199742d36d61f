/** Two soft bell tones: it is your turn. */
let audio: AudioContext | undefined;

export function chime(): void {
  audio ??= new AudioContext();
  void audio.resume();
  bell(audio, 587.3, 0);
  bell(audio, 880, 0.16);
}

function bell(on: AudioContext, pitch: number, delay: number): void {
  const start = on.currentTime + delay;
  const tone = new OscillatorNode(on, { frequency: pitch, type: "sine" });
  const loudness = new GainNode(on, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  tone.connect(loudness).connect(on.destination);
  tone.start(start);
  tone.stop(start + 1);
}
