import { internalAccessibilityTests, publicAccessibilityTests } from '../pages/accessibility.js';
import { expectAccessible, expectAccessibleOnAPhone } from '../pages/axe.js';

// The width that each is used at most; the others and dark colours are in accessibility.slow.spec.ts.
publicAccessibilityTests(expectAccessibleOnAPhone);
internalAccessibilityTests(expectAccessible);
