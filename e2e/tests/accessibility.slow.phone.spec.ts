import { internalAccessibilityTests } from '../pages/accessibility.js';
import { expectAccessibleInBothColours } from '../pages/axe.js';

internalAccessibilityTests(expectAccessibleInBothColours);
