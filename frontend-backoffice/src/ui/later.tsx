import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** React's `lazy` with its own `Suspense`: a dialog, a menu or a bar is nothing until it is read. */
export function later<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Read = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }));
  return (props) => (
    <Suspense fallback={fallback}>
      <Read {...props} />
    </Suspense>
  );
}
