import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as VehiclesScreen } from './vehicles-screen.tsx';

test('The placeholder links to Popular Models', () => {
  renderScreen(<VehiclesScreen />, { as: null, path: '/vehicles' });
  expect(screen.getByRole('heading', { name: 'Coming soon' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Popular Models' })).toHaveAttribute('href', '/car-types');
});
