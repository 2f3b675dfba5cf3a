import type { ComponentProps } from 'react';
import { SiteLink } from './SiteLink';

/**
 * - `signal`: amber, the page's main action; at most one on screen. Its border stays visible where the user's own
 *   colours remove the background.
 * - `ink`: submits a form or continues.
 * - `outline`, `outlineOnInk`: all other buttons, on light and on navy.
 * - `quiet`: without a border, for rare actions.
 */
export type ButtonLook = 'signal' | 'ink' | 'outline' | 'outlineOnInk' | 'quiet';

const LOOKS: Record<ButtonLook, string> = {
  signal: 'px-5 border border-transparent bg-signal text-ink hover:bg-signal-raised',
  ink: 'px-5 border border-transparent bg-ink text-white hover:bg-ink-raised',
  outline: 'px-5 border border-line-strong bg-surface text-text hover:border-ink hover:bg-sand',
  outlineOnInk: 'px-5 border border-ink-line text-white hover:border-white hover:bg-ink-raised',
  quiet: 'text-link underline underline-offset-4 hover:no-underline',
};

export function buttonClass(look: ButtonLook, className = ''): string {
  return [
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-md py-2 text-center font-bold',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-60',
    LOOKS[look],
    className,
  ].join(' ');
}

export function Button({
  look = 'ink',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

export function ButtonLink({
  look = 'ink',
  className,
  ...rest
}: ComponentProps<typeof SiteLink> & { look?: ButtonLook }) {
  return <SiteLink className={buttonClass(look, className)} {...rest} />;
}
