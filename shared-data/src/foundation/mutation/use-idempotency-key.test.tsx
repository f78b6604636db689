import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './use-idempotency-key.ts';

test('The same values have the same key when they are sent again, and others another', () => {
  const { result, rerender } = renderHook(useIdempotencyKey);
  const key = result.current({ amount: 500 });
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  rerender();
  expect(result.current({ amount: 500 })).toBe(key);
  const another = result.current({ amount: 600 });
  expect(another).not.toBe(key);
  expect(result.current({ amount: 600 })).toBe(another);
});
