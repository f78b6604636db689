import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import type { Column } from '../table/column.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { SelectableTable } from './selectable-table.tsx';
import { useSelection } from './use-selection.ts';

interface Bill {
  id: number;
  isPaid?: boolean;
}

const columns: Column<Bill>[] = [{ id: 'number', header: 'Number', cell: ({ id }) => `Bill ${id}` }];
const keyOf = ({ id }: Bill) => id;

function Bills({ bills, onRemind }: { bills: readonly Bill[]; onRemind?: (ids: readonly number[]) => void }) {
  const selection = useSelection(bills, { keyOf, isSelectable: ({ isPaid }) => !isPaid });
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <SelectableTable
        label="Bills"
        selection={selection}
        nameOf={({ id }) => `bill ${id}`}
        countText={(count) => `${count} bills`}
        actions={
          <>
            <Button onPress={() => onRemind?.(selection.chosen.map(keyOf))}>Remind</Button>
            <Button onPress={() => setAsked(true)}>Ask</Button>
            <ConfirmDialog
              title="Sure?"
              confirmLabel="Yes"
              isOpen={isAsked}
              onOpenChange={setAsked}
              onConfirm={() => setAsked(false)}
            >
              All of them.
            </ConfirmDialog>
          </>
        }
        columns={columns}
        rows={bills}
        rowKey={keyOf}
      />
      <Button onPress={() => selection.choose(bills.slice(0, 1))}>Only the first</Button>
    </>
  );
}

const three: Bill[] = [{ id: 1 }, { id: 2 }, { id: 3, isPaid: true }];
const box = (name: string) => screen.getByRole('checkbox', { name });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select bill/ })
    .filter(({ checked }) => checked)
    .map((input) => input.labels?.[0]?.textContent);

test('Rows that can be selected have a box, and what is done with several appears with the first @long', async () => {
  const onRemind = jest.fn();
  const { container } = render(<Bills bills={three} onRemind={onRemind} />);
  expect(within(screen.getByRole('row', { name: /Bill 3/ })).queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull();
  await userEvent.click(box('Select bill 2'));
  expect(box('1 bills selected')).toBePartiallyChecked();
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
  expect(onRemind).toHaveBeenCalledWith([2]);
});

test('All rows of the page are selected by keyboard, and Escape drops them', async () => {
  render(<Bills bills={three} />);
  await userEvent.tab();
  expect(box('Select all')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(box('2 bills selected')).toBeChecked();
  expect(box('2 bills selected')).toHaveFocus();
  expect(chosen()).toEqual(['Select bill 1', 'Select bill 2']);
  await userEvent.keyboard('{Escape}');
  expect(chosen()).toEqual([]);
  expect(box('Select all')).toHaveFocus();
});

test('Escape in a dialog of an action closes that alone', async () => {
  render(<Bills bills={three} />);
  await userEvent.click(box('Select all'));
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Yes' }), { key: 'Escape' });
  expect(chosen()).toHaveLength(2);
});

test('A row that leaves the page, or can no longer be selected, is dropped for good', async () => {
  const { rerender } = render(<Bills bills={three} />);
  await userEvent.click(box('Select all'));
  rerender(<Bills bills={[{ id: 1, isPaid: true }, { id: 4 }]} />);
  expect(chosen()).toEqual([]);
  rerender(<Bills bills={three} />);
  expect(chosen()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Only the first' }));
  expect(chosen()).toEqual(['Select bill 1']);
});

test('A page without such a row is a plain table', () => {
  render(<Bills bills={[{ id: 3, isPaid: true }]} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});
