import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { tabAfter } from './tab-keys';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Number of new items, after the label; nothing for none. */
  news?: number;
  /** URL that opens this tab: a tab can be linked to and works before scripts run. */
  to: string;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  children: ReactNode;
}

const MOST_IN_A_ROW = 4;

/** ARIA tabs: arrows, Home and End move and open; only the open tab is in the tab order. */
export function Tabs<Id extends string>({ label, tabs, current, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // More tabs than this do not fit side by side on a phone: they use two rows, so that all are visible.
  const rows = tabs.length > MOST_IN_A_ROW;

  // On a phone the row may be wider than the screen; only the row scrolls, not the page.
  useLayoutEffect(() => {
    const row = list.current;
    const open = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row || !open) return;
    const beyond = open.offsetLeft + open.offsetWidth - (row.offsetLeft + row.clientWidth);
    row.scrollLeft = Math.max(0, beyond);
  }, [current]);

  function onKeyDown(event: KeyboardEvent) {
    // Starts at the focused tab, because the page of the last key may still be loading.
    const focused = tabs.findIndex((tab) => document.activeElement?.id === `tab-${tab.id}`);
    const index = focused === -1 ? tabs.findIndex((tab) => tab.id === current) : focused;
    const target = tabAfter(event.key, index, tabs.length);
    if (target === null) return;
    event.preventDefault();
    const element = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target];
    element?.focus();
    element?.click();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={`overflow-x-auto border-b border-line ${rows ? 'grid grid-cols-3 sm:flex' : 'flex'}`}
      >
        {tabs.map((tab) => {
          const selected = tab.id === current;
          return (
            <Link
              key={tab.id}
              id={`tab-${tab.id}`}
              to={tab.to}
              replace
              preventScrollReset
              role="tab"
              aria-selected={selected}
              aria-controls={selected ? `panel-${tab.id}` : undefined}
              tabIndex={selected ? 0 : -1}
              className={`inline-flex min-h-12 grow items-center justify-center border-b-4 px-1.5 text-sm font-bold whitespace-nowrap sm:grow-0 sm:px-4 sm:text-base ${
                selected ? 'border-ink text-text' : 'border-transparent text-muted hover:text-text'
              }`}
            >
              {tab.label}
              {tab.news ? ` (${tab.news})` : ''}
            </Link>
          );
        })}
      </div>
      <div
        id={`panel-${current}`}
        role="tabpanel"
        aria-labelledby={`tab-${current}`}
        tabIndex={-1}
        className="pt-6"
      >
        {children}
      </div>
    </div>
  );
}
