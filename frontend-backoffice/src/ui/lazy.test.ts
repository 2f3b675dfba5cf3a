import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyScreen } from './lazy';

const drawn = (screen: Parameters<typeof createElement>[0]) =>
  renderToStaticMarkup(createElement(Suspense, { fallback: 'waiting' }, createElement(screen)));

describe('lazyScreen', () => {
  const load = () => Promise.resolve({ Screen: () => 'the screen' });

  it('shows the fallback until the script is read', () => {
    expect(drawn(lazyScreen(load, 'Screen'))).toContain('waiting');
  });

  it('shows a screen that was read before without its fallback', async () => {
    const Screen = lazyScreen(load, 'Screen');
    await Screen.read();
    expect(drawn(Screen)).toBe('the screen');
  });
});
