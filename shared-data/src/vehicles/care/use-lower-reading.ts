import { useState } from 'react';
import { DataError } from '../../foundation/answers/data-error.ts';
import { formatKilometres } from '../../foundation/formats/kilometres.ts';
import type { LowerAnswer } from './lower-answer.ts';

/**
 * Why kilometres below the last reading are right: the ones before were wrong, or the odometer was reset or replaced. Far above
 * it they are right, or not.
 */
export type LowerReason = 'right' | 'reset';

/** Kilometres below the last reading or far above it, to ask about. */
interface LowerReading {
  /** Both readings, in words. */
  text: string;
  /** Far above the last reading. */
  isHigher: boolean;
  /** Null: they are wrong, and nothing is sent. */
  onAnswer: (reason: LowerReason | null) => void;
}

/** The last reading, for kilometres that were refused because they are below it, or far above. */
export const lastReadingOf = (error: unknown): number | null =>
  error instanceof DataError && error.kind === 'conflict' && error.field === 'kilometres'
    ? Number(error.detail)
    : null;

/** The answer that was given before, and where the next one is kept. */
interface KeptAnswer {
  answer: LowerAnswer | null | undefined;
  keep: (answer: LowerAnswer) => void;
}

/**
 * Asks why kilometres are below the last reading, or whether they are right far above it; `lower` is the question while it is open. With `kept`, nobody is asked twice
 * about the same kilometres over the same last reading.
 */
export function useLowerReading(kept?: KeptAnswer) {
  const [lower, setLower] = useState<LowerReading | null>(null);

  const question = (kilometres: number, last: number) =>
    new Promise<LowerReason | null>((resolve) => {
      const onAnswer = (reason: LowerReason | null) => {
        setLower(null);
        resolve(reason);
      };
      const text = `The last reading was ${formatKilometres(last)}. You entered ${formatKilometres(kilometres)}.`;
      setLower({ text, isHigher: kilometres > last, onAnswer });
    });

  /** Null: they are wrong. */
  const ask = async (kilometres: number, last: number) => {
    const before = kept?.answer;
    if (before?.kilometres === kilometres && before.last === last) return before.reason;
    const reason = await question(kilometres, last);
    if (reason) kept?.keep({ kilometres, last, reason });
    return reason;
  };

  /** Sends kilometres, and once more with the answer where they are refused for the last reading. Without an answer that fails. */
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
