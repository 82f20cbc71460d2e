/**
 * Settles as a promise does, unless that takes too long.
 * @param ms milliseconds
 * @param TimeoutError the class of the error after the time limit
 * @throws what the promise rejects with, and the `TimeoutError`
 */
export async function withTimeLimit<TResult>(
  promise: Promise<TResult>,
  ms: number,
  TimeoutError: new (message: string) => Error = Error,
): Promise<TResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
