import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { sampleInvoice } from '../testing/sample-invoice.ts';
import { InvoicePdfButton } from './invoice-pdf-button.tsx';

/** Records the saved files. */
function recordDownloads() {
  const files: { name: string; type: string; size: number }[] = [];
  let blob: Blob | undefined;
  URL.createObjectURL = (source) => {
    blob = source as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, type: blob?.type ?? '', size: blob?.size ?? 0 });
  });
  return files;
}

test('Download PDF is pending, then saves a file named like the invoice', async () => {
  const files = recordDownloads();
  const load = fetch;
  const { promise: isOnline, resolve: connect } = Promise.withResolvers<void>();
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => isOnline.then(() => load(address)));
  render(<InvoicePdfButton sheet={sampleInvoice} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(screen.getByRole('button', { name: 'Making the PDF...' })).toHaveFocus();
  connect();
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toHaveFocus();
  expect(files).toEqual([
    { name: 'PL-2026-27-000123.pdf', type: 'application/pdf', size: expect.any(Number) },
  ]);
  expect(files[0]?.size).toBeGreaterThan(10_000);
});

test('Without a connection it says so, and another press makes the file @long', async () => {
  const files = recordDownloads();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  render(<InvoicePdfButton sheet={sampleInvoice} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The PDF was not made');
  expect(await axeViolations()).toEqual([]);
  expect(logged).toHaveBeenCalled();
  expect(files).toEqual([]);
  network.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(files).toHaveLength(1);
});
