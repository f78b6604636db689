import { fireEvent, render, screen } from '@testing-library/react';
import { DataTable } from './data-table.tsx';
import { LongText } from './long-text.tsx';

const people = [{ name: 'Anantharamakrishnan Venkatasubramanian', email: 'a@pitlane.test' }];

const renderPeople = () =>
  render(
    <DataTable
      label="People"
      columns={[
        { id: 'name', header: 'Name', cell: ({ name }) => name, detail: () => 'Customer' },
        { id: 'email', header: 'Email', cell: ({ email }) => <LongText>{email}</LongText> },
      ]}
      rows={people}
      rowKey={({ name }) => name}
      rowHref={() => '/people/1'}
    />,
  );

/** Has the texts that are cut as wide as their cells of 100 px, side by side from the left. */
function layOut(cut: string) {
  for (const [index, text] of [...document.querySelectorAll('[data-cut]')].entries()) {
    text.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 40);
    const width = text.textContent.includes(cut) ? 300 : 100;
    Object.defineProperties(text, { scrollWidth: { value: width }, clientWidth: { value: 100 } });
  }
}

test('Under the pointer, a row says the whole text of a cell that is cut', () => {
  renderPeople();
  layOut('Anantharamakrishnan');
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  fireEvent.mouseMove(row, { clientX: 50, clientY: 20 });
  expect(row).toHaveAttribute('title', 'Anantharamakrishnan Venkatasubramanian Customer');
  fireEvent.mouseMove(row, { clientX: 150, clientY: 20 });
  expect(row).not.toHaveAttribute('title');
});
