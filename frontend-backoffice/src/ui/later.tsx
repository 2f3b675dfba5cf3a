import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/** React's `lazy` for a screen by its name. */
export const lazily = <Module,>(load: () => Promise<Module>, name: keyof Module) =>
  lazy(async () => ({ default: (await load())[name] as ComponentType<object> }));

/** The same with its own `Suspense`: a dialog, a menu or a bar is nothing until it is read. */
export function later<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
): ComponentType<PropsOf<Module[Name]>> {
  const Read = lazily(load, name);
  return (props) => (
    <Suspense fallback={fallback}>
      <Read {...props} />
    </Suspense>
  );
}
