import * as client from '@pitlane/shared-data/client';
import * as schema from '@pitlane/shared-data/schema';
import * as session from '@pitlane/shared-data/session';
import * as reactQuery from '@tanstack/react-query';
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import * as reactRouter from 'react-router';
import * as styledComponents from 'styled-components';

/** The singleton modules; they are all loaded before any remote is. */
export const providedLibraries: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router': reactRouter,
  'styled-components': styledComponents,
  '@tanstack/react-query': reactQuery,
  '@pitlane/shared-data/client': client,
  '@pitlane/shared-data/schema': schema,
  '@pitlane/shared-data/session': session,
};
