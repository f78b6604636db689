/** Settles like `work`, or rejects once `milliseconds` have passed. */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
