import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { OutcomeList, type OutcomeReport } from './outcome-list.tsx';

const report: OutcomeReport = {
  title: '1 of 2 reminders sent',
  outcomes: [
    { key: 1, name: 'PL/1', text: 'sent by email', hasFailed: false },
    { key: 2, name: 'PL/2', text: 'Nothing is due', hasFailed: true },
  ],
};

test('Each outcome is said until it is dismissed', async () => {
  const onDismiss = jest.fn();
  const { container } = render(<OutcomeList report={report} onDismiss={onDismiss} />);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 reminders sent');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PL/1: sent by email',
    'PL/2: Nothing is due',
  ]);
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('It has the focus once the button that was pressed has gone', async () => {
  const { rerender } = render(<button type="button">Send</button>);
  screen.getByRole('button').focus();
  rerender(<OutcomeList report={report} onDismiss={() => undefined} />);
  await waitFor(() => expect(screen.getByRole('region', { name: report.title })).toHaveFocus());
});
