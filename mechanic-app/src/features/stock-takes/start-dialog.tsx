import { formatCountOf } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import * as z from '@pitlane/shared-data/schema';
import { stockTakeChoicesQuery, useStartStockTake } from '@pitlane/shared-data/stock-takes';
import { FormDialog, FormSelect, useZodForm } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

const optionsOf = (allLabel: string, choices: readonly { name: string; parts: number }[] = []) => [
  { id: '', label: allLabel },
  ...choices.map(({ name, parts }) => ({ id: name, label: `${name} (${formatCountOf(parts, 'part')})` })),
];

const schema = z.object({ rack: z.string(), category: z.string() });

/** Says what is counted, and opens it; who comes second counts along. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const start = useStartStockTake();
  const navigate = useNavigate();
  const { data, isError } = useQuery(stockTakeChoicesQuery());
  const form = useZodForm({ schema, defaultValues: { rack: '', category: '' } });
  const { save } = useSave({
    send: ({ rack, category }: z.output<typeof schema>) =>
      start.mutateAsync({ rack: rack || undefined, category: category || undefined }),
    failure: 'Failed to start the stock-take',
    onSaved: ({ stock_take_id }) => {
      onClose();
      void navigate(paths.stockTake(stock_take_id));
    },
  });
  return (
    <FormDialog
      title="Start Stock-take"
      form={form}
      submitLabel="Start"
      pendingLabel="Starting..."
      onSubmit={save}
      onClose={onClose}
    >
      <p>Complete the jobs that have used parts first. What is counted twice by two people is shown.</p>
      <FormSelect
        name="rack"
        failure={isError ? 'Failed to load the racks' : undefined}
        label="Rack"
        description="The first part of the shelf places, such as A of A-12"
        options={optionsOf('All Racks', data?.racks)}
      />
      <FormSelect name="category" label="Category" options={optionsOf('All Categories', data?.categories)} />
    </FormDialog>
  );
}
