import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// biome-ignore lint/style/noRestrictedImports: tests that zod schemas satisfy the Standard Schema interface
import { z } from 'zod/mini';
import { axeViolations } from '../testing/axe-violations.ts';
import { Form } from './form.tsx';
import { FormPlateField } from './form-plate-field.tsx';
import { useZodForm } from './use-zod-form.ts';

const schema = z.object({ registration_number: z.string() });

function CarForm() {
  const form = useZodForm({ schema, defaultValues: { registration_number: '' } });
  return (
    <Form form={form} onSubmit={async () => undefined} label="Car">
      <FormPlateField suggest={(plate) => (plate === 'KA O5 A 1' ? 'KA 05 A 1' : null)} />
    </Form>
  );
}

test('A number that is probably meant is asked about, and taken over with one press', async () => {
  render(<CarForm />);
  const field = screen.getByRole('textbox', { name: 'Registration number' });
  await userEvent.type(field, 'ka o5 a 1');
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Letter O: is it KA 05 A 1?' }));
  expect(field).toHaveValue('KA 05 A 1');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
