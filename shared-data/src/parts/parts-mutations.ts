import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../answer/answer.ts';
import { type StockUpdate, updateStock } from './parts-api.ts';
import { partKeys } from './parts-keys.ts';

export function useUpdateStock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (update: StockUpdate) => unwrap(updateStock(update)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: partKeys.all }),
    // Another person may have changed the stock; whether the lists can be read just now must not hold up the refusal.
    onError: () => void queryClient.invalidateQueries({ queryKey: partKeys.all }),
  });
}
