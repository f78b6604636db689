import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainForm } from './plain-form.tsx';

const scrolled = jest.fn();
beforeAll(() => {
  // As newer browsers do, it answers with a promise.
  Element.prototype.scrollIntoView = async function () {
    scrolled(this.textContent);
  };
});
beforeEach(() => scrolled.mockClear());
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

type Failure = string | { field: 'code'; message: string } | undefined;

const renderForm = (failure: Failure) =>
  render(
    <PlainForm<'code'> label="Codes" check={() => ({})} onSubmit={async () => failure}>
      {({ field }) => {
        const { name, errorMessage, onChange } = field('code');
        return (
          <>
            <input aria-label="Code" name={name} onChange={onChange} />
            <p>{errorMessage}</p>
            <button type="submit">Save</button>
          </>
        );
      }}
    </PlainForm>,
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('An error of the whole form comes into view each time, announced as one alert without the focus', async () => {
  renderForm('Failed to save');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save');
  expect(scrolled.mock.calls).toEqual([['Failed to save']]);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await save();
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
});

test('Of several wrong fields the first gets the focus', async () => {
  const check = () => ({ name: false as const, code: 'Enter a code', city: 'Enter a city' });
  render(
    <PlainForm<'name' | 'code' | 'city'> label="Codes" check={check} onSubmit={async () => undefined}>
      {({ field }) => (
        <>
          {(['name', 'code', 'city'] as const).map((name) => (
            <input key={name} aria-label={name} name={name} onChange={field(name).onChange} />
          ))}
          <button type="submit">Save</button>
        </>
      )}
    </PlainForm>,
  );
  await save();
  expect(screen.getByRole('textbox', { name: 'code' })).toHaveFocus();
});

test('An error of the server about a field is shown there until it is edited, and focuses it', async () => {
  renderForm({ field: 'code', message: 'This code is taken' });
  await save();
  expect(await screen.findByText('This code is taken')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('x');
  expect(screen.queryByText('This code is taken')).not.toBeInTheDocument();
});
