import { compileProduct } from './product.mjs';

export default compileProduct;
