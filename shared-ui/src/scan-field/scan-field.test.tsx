import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { SearchField } from '../search-field/search-field.tsx';
import { axeViolations } from '../testing/axe-violations.ts';
import { ScanField } from './scan-field.tsx';
import { SearchScan } from './search-scan.tsx';

function open() {
  const scanned: string[] = [];
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const view = render(
    <form onSubmit={submitted}>
      <ScanField label="Code" submitLabel="Find" onScan={(code) => scanned.push(code)} />
    </form>,
  );
  return { ...view, scanned, submitted };
}

afterEach(() => {
  delete window.BarcodeDetector;
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('What a scanner types is reported at its Enter, and the next code is typed into an empty field @long', async () => {
  const { container, scanned, submitted } = open();
  const field = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.type(field, ' BRK-01 {Enter}F-1{Enter}{Enter}');
  expect(scanned).toEqual(['BRK-01', 'F-1']);
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.type(field, 'O-1');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(scanned).toEqual(['BRK-01', 'F-1', 'O-1']);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Camera' })).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test('What was scanned elsewhere on the page is reported too', async () => {
  const { scanned } = open();
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(field).toHaveAttribute('data-scan');
  act(() => void field.dispatchEvent(new CustomEvent('scan', { detail: 'F-1' })));
  expect(scanned).toEqual(['F-1']);
});

/** A camera that sees these codes, one at each look, then the last one for good. */
function seeing(...codes: string[]) {
  const stop = jest.fn();
  window.BarcodeDetector = class {
    detect = async () => [{ rawValue: (codes.length > 1 ? codes.shift() : codes[0]) ?? '' }];
  };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) },
  });
  HTMLMediaElement.prototype.play = async () => undefined;
  return stop;
}

test('The camera reports each code once while it is held there, and is switched off at the end @long', async () => {
  const stop = seeing('F-1', 'F-1', 'B-1');
  const { scanned } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Camera' }));
  expect(await screen.findByText('Read B-1', undefined, { timeout: 3000 })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(scanned).toEqual(['F-1', 'B-1']);
  await userEvent.click(screen.getByRole('button', { name: /Close/ }));
  expect(stop).toHaveBeenCalled();
});

test('A camera that is not allowed says what to do', async () => {
  seeing('F-1');
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.reject(new DOMException('No', 'NotAllowedError')) },
  });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Camera' }));
  expect(await screen.findByText("The camera can't be used")).toBeVisible();
});

function Search({ onScan }: { onScan: (code: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField label="Search" value={search} onSearch={setSearch} controlRef={input} />
      <SearchScan input={input} onScan={onScan} />
      <p>Shown: {search || 'all'}</p>
    </>
  );
}

function openSearch() {
  const scanned: string[] = [];
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const view = render(
    <form onSubmit={submitted}>
      <Search onScan={(code) => scanned.push(code)} />
    </form>,
  );
  return { ...view, scanned, submitted };
}

test('A search reports what a scanner types into it, searches for it and submits no form', async () => {
  const { container, scanned, submitted } = openSearch();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' BRK-01 {Enter}');
  expect(scanned).toEqual(['BRK-01']);
  expect(screen.getByText('Shown: BRK-01')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '{Enter}');
  expect(scanned).toHaveLength(1);
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Camera' })).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test('The camera of a search closes at the first code', async () => {
  const stop = seeing('F-1', 'F-1', 'B-1');
  const { scanned } = openSearch();
  await userEvent.click(screen.getByRole('button', { name: 'Camera' }));
  await waitFor(() => expect(scanned).toEqual(['F-1']), { timeout: 3000 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stop).toHaveBeenCalled();
});
