/** The specs of rules and conditions, without the product's other parts: seconds, not minutes. */
export default {
  test: {
    globals: true,
    include: ['src/**/*.rules.spec.ts', 'src/platform/auth/*.spec.ts', 'test/conditions/*.spec.ts'],
    testTimeout: 60_000,
  },
  // As the product's compiler has it.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
};
