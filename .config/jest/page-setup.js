import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A busy machine with two cores may need seconds to render.
configure({ asyncUtilTimeout: 10_000 });
