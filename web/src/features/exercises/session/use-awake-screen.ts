import { useEffect } from 'react';

/** Keeps the screen on while `isActive`, where the browser can (it takes the lock away from a hidden page). */
export const useAwakeScreen = (isActive: boolean): void => {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let isGone = false;
    let lock: WakeLockSentinel | null = null;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isGone) void lock.release();
      } catch {
        // Low battery or a setting forbids it: the clock goes on all the same.
      }
    };
    const retake = () => void take();
    retake();
    document.addEventListener('visibilitychange', retake);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', retake);
      void lock?.release();
    };
  }, [isActive]);
};
