/** Partial test values in place of complete ones. */

/** A recursive `Partial`. */
export type Part<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Part<Item>[]
    : T extends object
      ? { [Key in keyof T]?: Part<T[Key]> }
      : T

/** Passes a partial value as a complete one; fields that the test does not give are undefined. */
export function stub<T>(part: Part<T>): T
export function stub(part: unknown): unknown {
  return part
}
