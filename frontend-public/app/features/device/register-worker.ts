/** Registers the service worker (routes/service-worker.ts); once registered, nothing happens. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js');

export const takesWorkers = (): boolean => 'serviceWorker' in navigator;

/** An iPhone or iPad, which names itself a Mac. */
export const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Opened from the home screen. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
