import { internalAccessibilityTests, publicAccessibilityTests } from '../pages/accessibility.js';

publicAccessibilityTests();
internalAccessibilityTests();
