import { internalAccessibilityTests, publicAccessibilityTests } from '../pages/accessibility.js';
import { expectAccessibleAtBothWidths, expectAccessibleInBothColours } from '../pages/axe.js';

publicAccessibilityTests(expectAccessibleAtBothWidths);
internalAccessibilityTests(expectAccessibleInBothColours);
