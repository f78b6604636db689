import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as VehiclesScreen } from './vehicles-screen.tsx';

test('The page says that it is coming soon and leads on', () => {
  renderScreen(<VehiclesScreen />, { as: null, path: '/vehicles' });
  expect(screen.getByRole('heading', { name: 'Coming soon' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Popular Models' })).toHaveAttribute('href', '/car-types');
});
