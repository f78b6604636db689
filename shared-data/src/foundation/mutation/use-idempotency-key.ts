import { useRef } from 'react';

/** A key that stays the same while the same values are sent again: a retry after a lost response records nothing twice. */
export function useIdempotencyKey() {
  const last = useRef({ sent: '', key: '' });
  return (values: object) => {
    const sent = JSON.stringify(values);
    if (sent !== last.current.sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
}
