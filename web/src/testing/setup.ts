import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Code that is loaded when it is first needed takes longer than the usual second on a busy machine. */
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
