import { configure, getConfig } from '@testing-library/dom';
import '@testing-library/jest-dom';
import React from 'react';

// A busy machine with two cores may need seconds to render.
configure({ asyncUtilTimeout: 10_000 });

// A search that waits fails many times before it succeeds; the page is printed only once it has failed for good.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    if (!message || !getConfig()._disableExpensiveErrorDiagnostics)
      return getElementError(message, container);
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  },
});

// For each element React notes the stack of calls that made it, a tenth of a test's time; only its own warnings show that.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
);
