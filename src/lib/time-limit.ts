/** Settles like `promise`, or rejects with a `TimeoutError` after `ms` milliseconds. */
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
