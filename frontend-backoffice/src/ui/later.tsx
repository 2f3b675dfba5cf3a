import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/** React's `lazy` with its own `Suspense`: a dialog, a menu or a bar is nothing until it is read. */
export function later<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
): ComponentType<PropsOf<Module[Name]>> {
  const Read = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }));
  return (props) => (
    <Suspense fallback={fallback}>
      <Read {...props} />
    </Suspense>
  );
}
