import { fakeBackend, renderScreen } from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import { VehiclesScreen } from './vehicles-screen.tsx';

test('The page says that it is coming soon and leads on', () => {
  renderScreen(<VehiclesScreen />, { backend: fakeBackend(), path: '/vehicles' });
  expect(screen.getByRole('heading', { name: 'Coming soon' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Popular Models' })).toHaveAttribute('href', '/car-types');
});
