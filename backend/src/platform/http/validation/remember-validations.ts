import { getMetadataStorage } from 'class-validator';

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;

let remembered = false;

/**
 * class-validator gathers the rules of a class anew for each object, among those of all classes and their ancestors:
 * with some hundred of them that takes longer than checking a query. What a class asks does not change once it has been
 * declared.
 */
export function rememberValidations(): void {
  if (remembered) return;
  remembered = true;
  const storage = getMetadataStorage();
  const gather = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, Rules>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    // Groups and schemas are used nowhere in the product: they go the usual way.
    if (schema || always || strictGroups || groups?.length) {
      return gather(target, schema, always, strictGroups, groups);
    }
    const rules = known.get(target) ?? gather(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
}
