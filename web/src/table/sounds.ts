/** Short synthesised sounds, played only if the user has enabled them. */
let context: AudioContext | undefined

interface Partial {
  hertz: number
  loud: number
  seconds: number
}

const BELL: readonly Partial[] = [
  { hertz: 660, loud: 0.12, seconds: 0.38 },
  { hertz: 990, loud: 0.07, seconds: 0.3 },
  { hertz: 1650, loud: 0.03, seconds: 0.2 },
]
const STONE: readonly Partial[] = [
  { hertz: 130, loud: 0.16, seconds: 0.09 },
  { hertz: 210, loud: 0.08, seconds: 0.06 },
]

function play(partials: readonly Partial[]): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const { hertz, loud, seconds } of partials) {
    const tone = new OscillatorNode(context, { frequency: hertz })
    const gain = new GainNode(context, { gain: loud })
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + seconds)
    tone.connect(gain).connect(context.destination)
    tone.start()
    tone.stop(context.currentTime + seconds)
  }
}

/** Your turn. */
export const bell = () => play(BELL)
/** Another player moved. */
export const stone = () => play(STONE)
