import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { LowerReadingQuestion } from './lower-reading-question.tsx';

const text = 'The last reading was 1,24,500 km. You entered 500 km.';

async function open() {
  const onAnswer = jest.fn();
  render(<LowerReadingQuestion lower={{ text, onAnswer }} />);
  const dialog = await screen.findByRole('alertdialog', { name: 'Lower than the last reading' });
  return { dialog, onAnswer };
}

test('Both readings are in the question, and the focus is where nothing is said yet @long', async () => {
  const { dialog } = await open();
  expect(dialog).toHaveTextContent(`${text} Why is it lower?`);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
});

test.each([
  ['The readings before were wrong', 'right'],
  ['The odometer was reset or replaced', 'reset'],
  ['Cancel', null],
])('%s answers %j', async (name, answer) => {
  const { onAnswer } = await open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onAnswer.mock.calls).toEqual([[answer]]);
});

test('Far above the last reading, it asks whether that is right', async () => {
  const onAnswer = jest.fn();
  const far = 'The last reading was 11,000 km. You entered 1,10,300 km.';
  render(<LowerReadingQuestion lower={{ text: far, isHigher: true, onAnswer }} />);
  const dialog = await screen.findByRole('alertdialog', { name: 'Far above the last reading' });
  expect(dialog).toHaveTextContent(`${far} Is that right?`);
  expect(
    screen.queryByRole('button', { name: 'The odometer was reset or replaced' }),
  ).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, it is right' }));
  expect(onAnswer.mock.calls).toEqual([['right']]);
});

test('Escape is no answer', async () => {
  const { onAnswer } = await open();
  await userEvent.keyboard('{Escape}');
  expect(onAnswer.mock.calls).toEqual([[null]]);
});

test('Nothing is asked without a lower reading', () => {
  const { container } = render(<LowerReadingQuestion lower={null} />);
  expect(container).toBeEmptyDOMElement();
});
