import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { problemOf } from '../foundation/mutation/use-save.ts';
import { partOfNumberQuery } from './part-of-number.ts';
import type { ListedPart } from './parts-answers.ts';

interface ScannedPartHandlers {
  onFound: (part: ListedPart) => void;
  /** No part has this number. */
  onUnknown: (number: string) => void;
  onFailure: (message: string) => void;
}

/** Looks for the part with a code or other number. Handlers are those of the latest render: the next scan may come before the answer. */
export function useScannedPart(handlers: ScannedPartHandlers): (number: string) => Promise<void> {
  const queryClient = useQueryClient();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return async (number) => {
    try {
      const part = await queryClient.query(partOfNumberQuery(number));
      if (part) latest.current.onFound(part);
      else latest.current.onUnknown(number);
    } catch (error) {
      latest.current.onFailure(problemOf(error, `Failed to look for ${number}`).message);
    }
  };
}
