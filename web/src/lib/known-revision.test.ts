import { describe, expect, it, vi } from 'vitest';
import { createKnownRevision } from './known-revision.ts';

const start = () => {
  const known = createKnownRevision();
  const missed = vi.fn();
  known.onMissed(missed);
  return { known, missed };
};

describe('the known revision', () => {
  it('misses nothing by its own reads and writes, whichever way the live event comes', () => {
    const { known, missed } = start();
    known.noteRead('a', 4);
    known.noteLive('a', 4);
    known.noteWrite('a', 5);
    known.noteLive('a', 5);
    known.noteRead('a', 5);
    expect(missed).not.toHaveBeenCalled();
  });

  it('misses what happened elsewhere', () => {
    const { known, missed } = start();
    known.noteRead('a', 4);
    known.noteLive('a', 6);
    expect(missed).toHaveBeenCalledTimes(1);
    known.noteLive('a', 6);
    expect(missed).toHaveBeenCalledTimes(1);
  });

  it('notices that another write came before its own', () => {
    const { known, missed } = start();
    known.noteRead('a', 4);
    known.noteWrite('a', 6);
    expect(missed).toHaveBeenCalledTimes(1);
  });

  it('begins anew with another person, and stops telling who left', () => {
    const { known, missed } = start();
    known.noteRead('a', 4);
    known.noteLive('b', 90);
    expect(missed).not.toHaveBeenCalled();
    const other = vi.fn();
    known.onMissed(other)();
    known.noteLive('b', 91);
    expect(other).not.toHaveBeenCalled();
    expect(missed).toHaveBeenCalledTimes(1);
  });
});
