-- Works that an artist withdrew before 0052 are known by their products: there are some, and none is public. An artist's work has an
-- artist with an account, or a product with the article number that the page of works gives.
UPDATE `artwork` SET `hidden` = true
WHERE `hidden` = false
  AND EXISTS (SELECT 1 FROM `marketplace_product` WHERE `marketplace_product`.`artwork` = `artwork`.`id`)
  AND NOT EXISTS (SELECT 1 FROM `marketplace_product` WHERE `marketplace_product`.`artwork` = `artwork`.`id` AND `marketplace_product`.`public` = true)
  AND NOT EXISTS (SELECT 1 FROM `shutterstock_product` WHERE `shutterstock_product`.`artwork` = `artwork`.`id`)
  AND (
    EXISTS (SELECT 1 FROM `artist` WHERE `artist`.`id` = `artwork`.`artist` AND `artist`.`account` IS NOT NULL)
    OR EXISTS (SELECT 1 FROM `marketplace_product` WHERE `marketplace_product`.`sku` = 'A-' || upper(substr(`artwork`.`id`, 1, 13)))
  );
