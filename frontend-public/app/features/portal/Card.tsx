import type { ReactNode } from 'react';

interface CardProps {
  title: ReactNode;
  children: ReactNode;
}

export function Card({ title, children }: CardProps) {
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface p-5">
      <h3 className="text-lg">{title}</h3>
      <div className="mt-3">{children}</div>
    </section>
  );
}
