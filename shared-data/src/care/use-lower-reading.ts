import { useState } from 'react';
import { DataError } from '../data-error/data-error.ts';
import { formatKilometres } from '../formats/kilometres.ts';

/** Why kilometres below the last reading are right: the ones before were wrong, or the odometer was reset or replaced. */
export type LowerReason = 'right' | 'reset';

/** Kilometres below the last reading, to ask about. */
interface LowerReading {
  /** Both readings, in words. */
  text: string;
  /** Null: they are wrong, and nothing is sent. */
  onAnswer: (reason: LowerReason | null) => void;
}

/** The last reading, for kilometres that were refused because they are below it. */
export const lastReadingOf = (error: unknown): number | null =>
  error instanceof DataError && error.kind === 'conflict' && error.field === 'kilometres'
    ? Number(error.detail)
    : null;

/** Asks why kilometres are below the last reading; `lower` is the question while it is open. */
export function useLowerReading() {
  const [lower, setLower] = useState<LowerReading | null>(null);

  const ask = (kilometres: number, last: number) =>
    new Promise<LowerReason | null>((resolve) => {
      const onAnswer = (reason: LowerReason | null) => {
        setLower(null);
        resolve(reason);
      };
      const text = `The last reading was ${formatKilometres(last)}. You entered ${formatKilometres(kilometres)}.`;
      setLower({ text, onAnswer });
    });

  /** Sends kilometres, and once more with the answer where they are refused as lower. Without an answer that fails. */
  const send = async <Result>(
    kilometres: number | undefined,
    request: (lowerIs?: LowerReason) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await request();
    } catch (error) {
      const last = lastReadingOf(error);
      const reason = kilometres !== undefined && last !== null && (await ask(kilometres, last));
      if (!reason) throw error;
      return request(reason);
    }
  };

  return { lower, ask, send };
}
