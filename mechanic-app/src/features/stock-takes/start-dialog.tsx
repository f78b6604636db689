import { formatCountOf } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { stockTakeChoicesQuery, useStartStockTake } from '@pitlane/shared-data/stock-takes';
import { Select } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

const optionsOf = (allLabel: string, choices: readonly { name: string; parts: number }[] = []) => [
  { id: '', label: allLabel },
  ...choices.map(({ name, parts }) => ({ id: name, label: `${name} (${formatCountOf(parts, 'part')})` })),
];

/** Says what is counted, and opens it; who comes second counts along. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const start = useStartStockTake();
  const navigate = useNavigate();
  const { data, isError } = useQuery(stockTakeChoicesQuery());
  const [rack, setRack] = useState('');
  const [category, setCategory] = useState('');
  return (
    <PlainFormDialog<'rack'>
      title="Start Stock-take"
      check={() => ({})}
      submitLabel="Start"
      pendingLabel="Starting..."
      onSubmit={() =>
        sendForm(
          start.mutateAsync({ rack: rack || undefined, category: category || undefined }),
          'Failed to start the stock-take',
          ({ stock_take_id }) => {
            onClose();
            void navigate(paths.stockTake(stock_take_id));
          },
        )
      }
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>Complete the jobs that have used parts first. What is counted twice by two people is shown.</p>
          <Select
            name="rack"
            errorMessage={field('rack').errorMessage ?? (isError ? 'Failed to load the racks' : undefined)}
            label="Rack"
            description="The first part of the shelf places, such as A of A-12"
            options={optionsOf('All Racks', data?.racks)}
            value={rack}
            onChange={(chosen) => {
              field('rack').onChange();
              setRack(chosen);
            }}
          />
          <Select
            label="Category"
            options={optionsOf('All Categories', data?.categories)}
            value={category}
            onChange={setCategory}
          />
        </>
      )}
    </PlainFormDialog>
  );
}
