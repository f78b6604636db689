import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import { buildPart, buildPartPage } from '../../../testing/build-part.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as LabelsScreen } from './labels-screen.tsx';

function open(parts: unknown = buildPartPage(), url = '/parts-management/labels') {
  const backend = fakeBackend({ 'rpc/list_parts': parts });
  return renderScreen(<LabelsScreen />, { backend, as: manager, path: '/parts-management/labels', url });
}

test('Each part of the filtered inventory has a label with its code, name and shelf @long', async () => {
  const { backend, container } = open(undefined, '/parts-management/labels?search=pad&stock=low');
  const label = await screen.findByRole('listitem');
  for (const text of ['BRK-01', 'Brake pads', 'Shelf A-1']) expect(label).toHaveTextContent(text);
  expect(screen.getByRole('img', { name: 'QR code of BRK-01' })).toBeVisible();
  expect(sentTo(backend, 'rpc/list_parts')[0]?.body).toMatchObject({
    search: 'pad',
    stock_level: 'low',
    page_size: 100,
  });
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('More parts than are shown are named', async () => {
  open(buildPartPage([buildPart()], { total: 1001 }));
  expect(await screen.findByText(/^The first 1 by code/)).toBeVisible();
});

test('Without parts there is nothing to print', async () => {
  open(buildPartPage([]));
  expect(await screen.findByText('No parts found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

test('Loading and failure are shown', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading the parts...')).toBeInTheDocument();
  unmount();
  open(offline);
  expect(await screen.findByText('Failed to load the parts')).toBeVisible();
});
